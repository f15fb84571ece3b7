#include "draw/html_parts.hpp"

#include <array>

#include "draw/html_texts.hpp"

namespace sudokit::draw {
namespace {

constexpr auto kSampleMarks = std::to_array<Sample>({
    {R"(<text class="gv" x="14" y="22" font-size="23">5</text>)", &text::kGiven},
    {R"(<text class="pl" x="14" y="22" font-size="23">5</text>)", &text::kFound},
    {R"(<circle class="sp" cx="14" cy="14" r="10"/><text class="mp" x="14" y="19">5</text>)",
     &text::kPlaced},
    {R"(<text class="me" x="14" y="19">5</text><path class="st" d="M7 21L21 7"/>)",
     &text::kEliminated},
    {R"(<circle class="s1" cx="14" cy="14" r="10"/><text class="m1" x="14" y="19">5</text>)",
     &text::kPattern},
    {R"(<path class="s2" d="M14 1L27 14L14 27L1 14z"/><text class="m2" x="14" y="19">5</text>)",
     &text::kOther},
    {R"(<path class="s3" d="M4 4L24 4L24 24L4 24z"/><text class="m3" x="14" y="19">5</text>)",
     &text::kThird},
    {R"(<path class="s4" d="M1 14L7 4L21 4L27 14L21 24L7 24z"/>)"
     R"(<text class="m4" x="14" y="19">5</text>)",
     &text::kFourth},
    {R"(<path class="sf" d="M5 5L23 5L23 23L5 23z"/><text class="mf" x="14" y="19">5</text>)",
     &text::kFin},
    {R"(<path class="zb" d="M3 3H25V25H3z"/>)", &text::kBase},
    {R"(<path class="zc" d="M3 3H25V25H3z"/>)", &text::kCover},
    {R"(<path class="z0" d="M3 3H25V25H3z"/>)", &text::kSet},
    {R"(<path class="zw" d="M3 3H25V25H3z"/>)", &text::kWitness},
    {R"(<path class="zd" d="M3 3H25V25H3z"/>)", &text::kDeadEnd},
    {R"(<path class="ar a0" d="M1 14H20"/><path class="h0" d="M27 14L19 10V18z"/>)",
     &text::kStrong},
    {R"(<path class="ar a0 wk" d="M1 14H20"/><path class="h0" d="M27 14L19 10V18z"/>)",
     &text::kWeak},
});

constexpr std::string_view kCss = R"(:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;
--ink:#1b1e24;--soft:#5d6573;--line:#d9dde4;--accent:#1559a8;--chosen:#e2edfb}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0e1014;--card:#14161b;
--ink:#e8ebf0;--soft:#9aa2b0;--line:#2c313a;--accent:#8fc0ff;--chosen:#1b2c44}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
header,.page,footer{max-width:75rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.2;margin:1.25rem 0 .75rem}
h2{font-size:1.15rem;margin:0 0 .5rem}
.page{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:1.25rem;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:1rem;margin:0 0 1rem}
section p{margin:0 0 .5rem;max-width:56rem}
figure{margin:.75rem 0 0}
figure svg{display:block;width:100%;max-width:min(44rem,74vh);margin:0 auto}
.move{display:none;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1rem}
.js .move{display:flex}
.js section{scroll-margin-top:100vh}
.js section:not(.now){display:none}
button{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);
border-radius:.4rem;padding:.35rem .8rem;cursor:pointer}
button:hover:not(:disabled){border-color:var(--accent)}
button:disabled{opacity:.45;cursor:default}
.where{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;background:var(--card);
border:1px solid var(--line);border-radius:.6rem;padding:.75rem}
.list ol{list-style:none;margin:0;padding:0}
.list a{display:block;padding:.2rem .5rem;border-radius:.35rem;color:var(--ink);
text-decoration:none;border-left:3px solid transparent}
.list a:hover{text-decoration:underline}
.list a[aria-current]{background:var(--chosen);border-left-color:var(--accent);font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
section:focus{outline:none}
footer{padding-bottom:2rem;color:var(--soft)}
summary{cursor:pointer}
.legend{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.25rem 1rem;
margin:.5rem 0;padding:0;list-style:none}
.legend li{display:flex;gap:.6rem;align-items:center}
.legend svg{flex:none;width:28px;height:28px}
@media(max-width:50rem){.page{grid-template-columns:minmax(0,1fr)}
.list{position:static;max-height:16rem}}
@media(prefers-reduced-motion:no-preference){button,.list a{transition:background-color .15s,
border-color .15s}}
@media print{body{background:#fff;font-size:11pt}.page{display:block}.list,.move,footer{display:none}
.js .move{display:none}.js section:not(.now){display:block}
section{border:0;padding:0 0 .5cm;break-inside:avoid}figure svg{max-width:9cm}}
)";

constexpr std::string_view kScript = R"((function(){
"use strict";
var root=document.documentElement,steps=[].slice.call(document.querySelectorAll("section")),
links=[].slice.call(document.querySelectorAll(".list a")),
where=document.querySelector(".where"),at=0;
function button(name){return document.querySelector('[data-go="'+name+'"]')}
function show(to,how){
at=Math.max(0,Math.min(steps.length-1,to));
steps.forEach(function(step,i){step.classList.toggle("now",i===at)});
links.forEach(function(link,i){if(i===at)link.setAttribute("aria-current","step");
else link.removeAttribute("aria-current")});
var list=links[at].closest(".list"),box=links[at].getBoundingClientRect(),
frame=list.getBoundingClientRect();
if(box.top<frame.top)list.scrollTop+=box.top-frame.top;
if(box.bottom>frame.bottom)list.scrollTop+=box.bottom-frame.bottom;
button("first").disabled=button("previous").disabled=at===0;
button("last").disabled=button("next").disabled=at===steps.length-1;
where.textContent=steps[at].querySelector("h2").textContent;
if(how!=="start")history.replaceState(null,"","#"+steps[at].id);
if(how==="focus"){steps[at].focus({preventScroll:true});
if(steps[at].getBoundingClientRect().top<0)steps[at].scrollIntoView()}
}
var ways={first:function(){return 0},previous:function(){return at-1},
next:function(){return at+1},last:function(){return steps.length-1}};
Object.keys(ways).forEach(function(name){
button(name).addEventListener("click",function(){show(ways[name]())})});
links.forEach(function(link,i){link.addEventListener("click",function(event){
event.preventDefault();show(i,"focus")})});
var keys={ArrowLeft:"previous",ArrowRight:"next",Home:"first",End:"last"};
document.addEventListener("keydown",function(event){
var name=keys[event.key];
if(!name||event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();show(ways[name]())});
function fromAddress(how){
var i=steps.findIndex(function(step){return "#"+step.id===location.hash});
show(Math.max(0,i),how)}
window.addEventListener("hashchange",function(){fromAddress("start")});
root.classList.add("js");
fromAddress("start");
})();
)";

}  // namespace

std::string_view page_css() { return kCss; }

std::string_view page_script() { return kScript; }

std::string legend_of(std::span<const Sample> samples, Language language) {
    std::string out = "<details>\n<summary>";
    out += text::kLegend.in(language);
    out += "</summary>\n<ul class=\"legend\">\n";
    for (const Sample& sample : samples) {
        out += "<li><svg class=\"sk\" viewBox=\"0 0 28 28\" font-size=\"14\" aria-hidden=\"true\">";
        out += sample.drawing;
        out += "</svg><span>";
        out += sample.text->in(language);
        out += "</span></li>\n";
    }
    return out + "</ul>\n</details>\n";
}

std::string page_legend(Language language) { return legend_of(kSampleMarks, language); }

}  // namespace sudokit::draw
