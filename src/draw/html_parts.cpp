#include "draw/html_parts.hpp"

#include "draw/html_texts.hpp"

namespace sudokit::draw {
namespace {

constexpr std::string_view kCss = R"(:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;
--ink:#1b1e24;--soft:#5d6573;--line:#d9dde4;--accent:#1559a8;--chosen:#e2edfb}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0e1014;--card:#14161b;
--ink:#e8ebf0;--soft:#9aa2b0;--line:#2c313a;--accent:#8fc0ff;--chosen:#1b2c44}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
header,.page,footer{max-width:100rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.3rem;line-height:1.2;margin:.75rem 0 .5rem}
h2{font-size:1.15rem;margin:0 0 .5rem}
.page{display:grid;grid-template-columns:minmax(0,1fr) 15rem;gap:1rem;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:1rem;margin:0 0 1rem}
section p,section details{margin:0 0 .5rem;max-width:56rem}
section ul{margin:.25rem 0;padding-left:1.25rem}
figure{margin:.75rem 0 0}
figure svg{display:block;width:100%;max-width:min(44rem,74vh);margin:0 auto}
.said i{font-style:normal;border-bottom:1px dotted var(--soft);cursor:pointer}
.said i:hover,.said .kept{background:var(--chosen);border-bottom-style:solid}
.lit{fill:none;stroke:var(--accent);stroke-width:4}
section .legend{display:block;margin:.75rem 0 0;color:var(--soft);font-size:.9rem}
@media(min-width:62rem){
section{display:grid;grid-template-columns:minmax(0,calc(100vh - 9rem)) minmax(15rem,1fr);
grid-template-rows:auto auto 1fr;gap:0 1.25rem}
section figure{grid-column:1;grid-row:1/4;margin:0}
section h2,.said,section .legend{grid-column:2}
figure svg{max-width:calc(100vh - 9.5rem)}
.said{max-height:55vh;overflow:auto}}
@media screen and (max-width:61.99rem){section.now{display:flex;flex-direction:column}
.said{order:1;margin-top:.5rem}section .legend{order:2}}
@media(max-width:30rem){header,.page,footer{padding:0 .4rem}section{padding:.5rem}}
.move{display:none;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1rem}
.js .move{display:flex}
.links{display:flex;gap:.5rem;align-items:center}
.links[hidden]{display:none}
.links input{accent-color:var(--accent)}
.later{visibility:hidden}
.ln.newest .ar{stroke-width:3.4}
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
button[aria-pressed=true]{border-color:var(--accent);background:var(--chosen)}
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

constexpr std::string_view kScript = R"page((function(){
"use strict";
var root=document.documentElement,zoom=document.querySelector(".zoom"),
stage=document.querySelector(".links"),slider=stage.querySelector("input"),
small=window.matchMedia("(max-width:30rem)"),steps=[].slice.call(document.querySelectorAll("section")),
links=[].slice.call(document.querySelectorAll(".list a")),
where=document.querySelector(".where"),at=0;
function button(name){return document.querySelector('[data-go="'+name+'"]')}
function pictureOf(){return steps[at].querySelector("svg")}
function linksOf(){return [].slice.call(steps[at].querySelectorAll(".ln"))}
function setLinks(count){
var all=linksOf();count=Math.max(0,Math.min(all.length,count));
stage.hidden=all.length<2;slider.max=all.length;slider.value=count;
stage.querySelector("output").textContent=count+"/"+all.length;
all.forEach(function(link,i){link.classList.toggle("later",i>=count);
link.classList.toggle("newest",i===count-1&&count<all.length)})}
function setZoom(on){
var picture=pictureOf(),whole=picture.getAttribute("data-whole")||picture.getAttribute("viewBox");
picture.setAttribute("data-whole",whole);
picture.setAttribute("viewBox",on?picture.getAttribute("data-region"):whole);
zoom.setAttribute("aria-pressed",String(on))}
slider.addEventListener("input",function(){setLinks(Number(slider.value))});
zoom.addEventListener("click",function(){setZoom(zoom.getAttribute("aria-pressed")!=="true")});
var named=/\b[rL]([1-9]\d*)[cC]([1-9]\d*)\b/g;
function numbers(text,order){return order>9?[Number(text)]:text.split("").map(Number)}
function light(section,word){
[].slice.call(section.querySelectorAll(".lit")).forEach(function(old){old.remove()});
if(!word)return;
var picture=section.querySelector("svg"),
board=picture.getAttribute("data-board").split(" ").map(Number),
found=/([1-9]\d*)\D([1-9]\d*)/.exec(word.textContent);
numbers(found[1],board[3]).forEach(function(row){
numbers(found[2],board[3]).forEach(function(column){
var ring=document.createElementNS(picture.namespaceURI,"rect");
ring.setAttribute("class","lit");ring.setAttribute("width",board[2]-6);
ring.setAttribute("height",board[2]-6);ring.setAttribute("rx",6);
ring.setAttribute("x",board[0]+(column-1)*board[2]+3);
ring.setAttribute("y",board[1]+(row-1)*board[2]+3);picture.appendChild(ring)})})}
function nameCells(part){
[].slice.call(part.childNodes).forEach(function(child){
if(child.nodeType!==3){nameCells(child);return}
var text=child.data,from=0,found;named.lastIndex=0;
while((found=named.exec(text))){
part.insertBefore(document.createTextNode(text.slice(from,found.index)),child);
var word=document.createElement("i");word.textContent=found[0];part.insertBefore(word,child);
from=found.index+found[0].length}
child.data=text.slice(from)})}
steps.forEach(function(section){
if(!section.querySelector("svg[data-board]"))return;
var kept=null;
nameCells(section.querySelector(".said"));
[].slice.call(section.querySelectorAll(".said i")).forEach(function(word){
word.addEventListener("mouseenter",function(){light(section,word)});
word.addEventListener("mouseleave",function(){light(section,kept)});
word.addEventListener("click",function(){
if(kept)kept.classList.remove("kept");
kept=kept===word?null:word;
if(kept)kept.classList.add("kept");light(section,kept)})})});
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
setLinks(linksOf().length);
var picture=pictureOf(),region=picture.getAttribute("data-region"),
board=(picture.getAttribute("data-board")||"").split(" ");
zoom.hidden=!region;setZoom(!!region&&small.matches&&board[3]>9);
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
var name=keys[event.key],link={ArrowUp:-1,ArrowDown:1}[event.key],drawn=Number(slider.value);
if(event.altKey||event.ctrlKey||event.metaKey||event.shiftKey||event.target===slider)return;
if(link&&linksOf().length>1){event.preventDefault();
setLinks(link>0&&drawn>=linksOf().length?1:drawn+link);return}
if(!name)return;
event.preventDefault();show(ways[name]())});
function fromAddress(how){
var i=steps.findIndex(function(step){return "#"+step.id===location.hash});
show(Math.max(0,i),how)}
window.addEventListener("hashchange",function(){fromAddress("start")});
root.classList.add("js");
fromAddress("start");
})();
)page";

void add_sample(std::string& out, const Sample& sample, Language language) {
    out += "<li><svg class=\"sk\" viewBox=\"0 0 28 28\" font-size=\"14\" aria-hidden=\"true\">";
    out += sample.drawing;
    out += "</svg><span>";
    out += sample.text->in(language);
    out += "</span></li>\n";
}

}  // namespace

std::string_view page_css() { return kCss; }

std::string_view page_script() { return kScript; }

std::string legend_of(std::span<const Sample> samples, Language language) {
    std::string out = "<details>\n<summary>";
    out += text::kLegend.in(language);
    out += "</summary>\n<ul class=\"legend\">\n";
    for (const Sample& sample : samples) add_sample(out, sample, language);
    return out + "</ul>\n</details>\n";
}

std::string figure_legend(const Figure& figure, Language language) {
    std::string out;
    for (const Sample& sample : samples_of(figure)) add_sample(out, sample, language);
    return out.empty() ? out : "<ul class=\"legend\">\n" + out + "</ul>\n";
}

std::string page_legend(Language language) { return legend_of(all_samples(), language); }

}  // namespace sudokit::draw
